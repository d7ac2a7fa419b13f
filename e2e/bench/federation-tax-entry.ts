// Only the benchmark builds this: the host's part of federation, and nothing to show.
import '../../shell/src/loader/federation-runtime.ts';
import { loadOverNetwork } from '../../shell/src/loader/load-over-network.ts';

Object.assign(window, { loadOverNetwork });
