/**
 * Stands in for the logger of federation's runtime (`rspack.slim.ts` puts it there), which would also trace where a line
 * came from and serve builds: here the console is enough.
 */
export const createLogger = (prefix: string) => ({
  warn: (...words: unknown[]) => console.warn(prefix, ...words),
  error: (...words: unknown[]) => console.error(prefix, ...words),
});

export const logger = createLogger('[ Module Federation ]');
export { logger as infrastructureLogger };

function unused(): never {
  throw new Error('Builds are not made in a browser.');
}

export { unused as bindLoggerToCompiler, unused as createInfrastructureLogger };
