import { type Puzzle, solvePuzzle } from '#puzzle/puzzle.ts';

// A second of hashing would hold up typing; here it does not.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => postMessage(solvePuzzle(data)));
