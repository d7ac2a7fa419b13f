import semver from 'semver';
import type { Check } from '#releases/gate/check.ts';

/** What remotes want of the shared packages is what the shell really brings. */
export const sharedRanges: Check = ({ candidate, shell, others }) => {
  if (shell === undefined) return [];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared).flatMap(([name, wanted]) => {
      const brought = shell.shared[name];
      // The shell states the range that it would accept itself; its lowest version is the one that it brings.
      const version = brought === undefined ? null : semver.minVersion(brought);
      if (version === null) return [`Shared: ${remote.name} wants ${name} ${wanted}, which the shell does not bring.`];
      if (semver.satisfies(version, wanted)) return [];
      return [`Shared: ${remote.name} wants ${name} ${wanted}, the shell ${shell.release} brings ${version.version}.`];
    }),
  );
};
