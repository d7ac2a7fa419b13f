import { getConsents } from 'shared/contract/me';
import { expect, onTestFinished, test, vi } from 'vitest';
import { servedPages } from '#documents/served-pages-fixture.ts';

test('of many at once who would see a page of their own, those beyond twenty get what everybody sees', async () => {
  const page = { path: '/signin/done', title: 'Signed in', description: 'Signed in.' };
  const own = Promise.withResolvers<string>();
  let ownRenders = 0;
  const url = await servedPages({
    pages: [page],
    render({ data }) {
      if (!('posted' in (data as object))) return Promise.resolve('<p>for everybody</p>');
      ownRenders += 1;
      return own.promise;
    },
    api: (app) => void app.get(getConsents.path, async () => ({ consents: [] })),
  });
  onTestFinished(() => own.resolve(''));

  const visit = async () => {
    const answer = await fetch(url + page.path, { headers: { cookie: 'session=some', connection: 'close' } });
    return [answer.status, /<p>.*<\/p>/.exec(await answer.text())?.[0]] as const;
  };
  const answers: (readonly [number, string | undefined])[] = [];
  const all = Array.from({ length: 30 }, () => visit().then((answer) => answers.push(answer)));
  await vi.waitFor(() => expect(ownRenders + answers.length).toBe(30), 20_000);
  expect(ownRenders).toBe(20);
  expect(answers).toEqual(Array(10).fill([200, '<p>for everybody</p>']));
  own.resolve('<p>for one</p>');
  await Promise.all(all);
  expect(answers.slice(10)).toEqual(Array(20).fill([200, '<p>for one</p>']));
  expect(await visit(), 'there is room again').toEqual([200, '<p>for one</p>']);
});
