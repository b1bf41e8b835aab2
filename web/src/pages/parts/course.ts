// A finished game as a way of steps: which round a step is in, which line of the log belongs to which step.
import type { WholeCourse } from "../../lib/api";
import type { Line } from "../../lib/types";

/** The round of every step; 0 before the first. */
export function roundsOf(course: WholeCourse): number[] {
  let at = 0;
  let round = 0;
  return course.stages.map((stage) => {
    for (; at < course.log.length && (course.log[at] as Line).number < stage.lines; at++) round = (course.log[at] as Line).round;
    return round;
  });
}

/** The step that wrote a line. */
export function stepOf(course: WholeCourse, line: Line): number {
  const found = course.stages.findIndex((stage) => stage.lines > line.number);
  return found < 0 ? course.stages.length - 1 : found;
}

/** The scores at the end of each round, the start first. */
export function afterRounds(course: WholeCourse): { round: number; scores: number[] }[] {
  const rounds = roundsOf(course);
  const found: { round: number; scores: number[] }[] = [];
  course.stages.forEach((stage, step) => {
    const round = rounds[step] ?? 0;
    if (found.at(-1)?.round === round) found[found.length - 1] = { round, scores: stage.scores };
    else found.push({ round, scores: stage.scores });
  });
  return found;
}
