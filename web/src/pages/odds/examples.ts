// Questions to begin with, each as its link has it.

const between = (attacker: string, defender: string, place = "space") => ({ attacker, defender, place });

export const examples = [
  { word: "example.pursuit", asked: between("3 cruiser", "4 fighter, 1 carrier") },
  { word: "example.wall", asked: between("2 dreadnought-2", "6 fighter-2, 1 destroyer, 1 carrier-2") },
  { word: "example.sun", asked: between("3 fighter, 1 war-sun", "3 cruiser-2, 2 pds-2, plasma-scoring") },
  { word: "example.armor", asked: between("3 dreadnought-2, duranium-armor", "2 destroyer-2, 2 cruiser-2, 1 dreadnought, assault-cannon") },
  { word: "example.landing", asked: between("2 dreadnought, 4 infantry", "3 infantry-2, 1 pds", "ground") },
] as const;
