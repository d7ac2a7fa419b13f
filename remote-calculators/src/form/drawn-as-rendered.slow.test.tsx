// @vitest-environment jsdom
import { compareDrawings, TRIES } from '#form/drawn-as-rendered-fixture.tsx';

compareDrawings(() => TRIES);
