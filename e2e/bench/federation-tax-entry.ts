// Only the benchmark builds this: the host's part of federation, and nothing to show.
import '../../shell/src/federation/federation-runtime.ts';
import { loadOverNetwork } from '../../shell/src/federation/load-over-network.ts';

Object.assign(window, { loadOverNetwork });
