/** How every browser of the benchmark is started: nothing of its own goes over the network while it is measured. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--disable-default-apps', '--no-first-run'],
];
