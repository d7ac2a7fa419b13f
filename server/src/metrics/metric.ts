import { Counter, Gauge, register } from 'prom-client';

/** What only grows. @param labelNames what its values are told apart by */
export const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
  once(name, () => new Counter({ name, help, labelNames }));

/** What rises and falls. */
export const gauge = (name: string, help: string): Gauge => once(name, () => new Gauge({ name, help }));

/** The process has one registry; several origins in it (tests) count into the same metric. */
const once = <Metric extends Counter | Gauge>(name: string, make: () => Metric): Metric =>
  (register.getSingleMetric(name) as Metric | undefined) ?? make();
