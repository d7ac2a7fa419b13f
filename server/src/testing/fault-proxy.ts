import net, { type AddressInfo } from 'node:net';

export interface FaultProxy {
  port: number;
  /** Takes in bytes of both sides and passes none on, while every connection stays open. */
  swallow(): void;
  /** Passes bytes on again; what was swallowed is gone. */
  pass(): void;
  close(): Promise<void>;
}

/**
 * A TCP proxy that loses what it is told to lose, between the origin and a database or mail server.
 *
 * @param loseAnswerTo the answer to client bytes that match it is not passed on: the line breaks in its place
 */
export async function startFaultProxy(
  target: net.NetConnectOpts,
  { loseAnswerTo }: { loseAnswerTo?: RegExp } = {},
): Promise<FaultProxy> {
  let swallowing = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target);
    let losing = false;
    client.on('data', (chunk) => {
      if (swallowing) return;
      losing ||= loseAnswerTo?.test(chunk.toString('latin1')) === true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (losing) client.destroy();
      else if (!swallowing) client.write(chunk);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      swallowing = true;
    },
    pass() {
      swallowing = false;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
