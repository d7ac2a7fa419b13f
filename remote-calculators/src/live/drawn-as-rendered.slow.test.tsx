// @vitest-environment jsdom
import { compareDrawings, TRIES } from '#live/drawn-as-rendered-fixture.tsx';

compareDrawings(() => TRIES);
