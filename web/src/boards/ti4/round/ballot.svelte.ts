// What I have just voted for: the planets are asked for next, and the question no longer says it.
class Ballot {
  card = $state(-1);
  key = $state("");
  id = $state(-1);
  text = $state("");
}

export const ballot = new Ballot();
