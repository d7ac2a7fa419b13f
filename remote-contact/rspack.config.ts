import { forCommand, remote } from '../rspack.base.ts';

export default forCommand(remote);
