// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { replayTyping } from '#start/replay-typing.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const answers =
  '<form><input name="note"><button name="answer" value="agree">Agree</button>' +
  '<button name="answer" value="remove">Remove</button></form>';

async function replayed(pressed: string | null): Promise<FormData> {
  document.body.innerHTML = answers;
  const form = document.querySelector('form') as HTMLFormElement;
  const button = pressed === null ? null : form.querySelector<HTMLElement>(`[value="${pressed}"]`);
  const sent = vi.fn<(data: FormData) => void>();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent(new FormData(form, event.submitter as HTMLButtonElement | null));
  });
  window.earlyInput = { controls: new Map(), sent: { form, button }, stop: () => {} };
  replayTyping();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  return sent.mock.calls[0]?.[0] as FormData;
}

test.each(['agree', 'remove'])('a form is sent by the button that was pressed: %s', async (pressed) => {
  expect((await replayed(pressed)).get('answer')).toBe(pressed);
});

test('a form that Enter has sent in an older browser names no button', async () => {
  expect((await replayed(null)).get('answer')).toBeNull();
});
