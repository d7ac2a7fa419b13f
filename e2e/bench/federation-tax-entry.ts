// Only the benchmark builds this: the host's part of federation, and nothing to show.
import { loadRelease } from '../../shell/src/federation/load-release.ts';

Object.assign(window, { loadRelease });
