// @vitest-environment jsdom
import { compareDrawings, TRIES } from '#form/drawn-as-rendered-fixture.tsx';

/** One calculator of each kind is drawn however a visitor has set it. */
const EACH_WAY = ['sip', 'swp', 'emi', 'ppf', 'dreamCar'];

compareDrawings(({ id }) => (EACH_WAY.includes(id) ? TRIES : ['example', 'other figures']));
