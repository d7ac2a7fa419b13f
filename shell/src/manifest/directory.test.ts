import { describe, expect, it, vi } from 'vitest';
import { directoryAt } from '#manifest/directory.ts';

const address = { url: '/r/snapshots/abc.json', integrity: 'sha384-abc' };
const whole = { serial: 7, remotes: {}, pages: [] };
const answering = (...answers: (Response | Error)[]) =>
  vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('asked too often');
  });

describe('the directory', () => {
  it('is fetched once, with its hash, however often it is asked for', async () => {
    const fetchFile = answering(Response.json(whole));
    const directory = directoryAt(address, fetchFile);
    const told = vi.fn();
    directory.subscribe(told);
    expect(directory.current()).toBeNull();
    await Promise.all([directory.load(), directory.load()]);
    expect(directory.current()).toEqual(whole);
    expect(told).toHaveBeenCalledOnce();
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(
      address.url,
      expect.objectContaining({ integrity: 'sha384-abc' }),
    );
  });

  it.each([new TypeError('Failed to fetch'), new Response('gone', { status: 404 })])(
    'can be asked for again after a failure',
    async (failure) => {
      const directory = directoryAt(address, answering(failure, Response.json(whole)));
      await expect(directory.load()).rejects.toThrow();
      expect(directory.current()).toBeNull();
      expect(await directory.load()).toEqual(whole);
    },
  );
});
