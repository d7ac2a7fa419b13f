import { spawn } from 'node:child_process';
import { onOrphaned } from './on-orphaned.mjs';

/**
 * Runs a program to its end, passing on the signals that ask this process to stop. Resolves with its exit code or the
 * signal that ended it, and with whether this process was asked to stop meanwhile.
 *
 * @throws Error when it cannot be started
 */
export function runChild(program, words, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, options);
    let askedToStop = false;
    const forward = (signal) => {
      askedToStop = true;
      child.kill(signal);
    };
    const onInterrupt = (signal) => {
      askedToStop = true;
      // A terminal sends Ctrl+C to the whole group: the child has it already, and this process only waits.
      if (!inTerminal()) child.kill(signal);
    };
    process.on('SIGTERM', forward).on('SIGHUP', forward).on('SIGINT', onInterrupt);
    const stopWatching = onOrphaned(() => forward('SIGTERM'));
    const stopListening = () => {
      stopWatching();
      process.off('SIGTERM', forward).off('SIGHUP', forward).off('SIGINT', onInterrupt);
    };
    child.on('error', (error) => {
      stopListening();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      stopListening();
      resolve({ code, signal, askedToStop });
    });
  });
}

const inTerminal = () => [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
