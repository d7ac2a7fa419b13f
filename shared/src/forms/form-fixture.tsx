import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'shared/router';
import { type Posted, type SiteFacts, SiteProvider } from 'shared/site';
import { vi } from 'vitest';

/** What the origin answers, by "METHOD path"; everything else is overloaded. A function may answer later, and by the headers. */
export const answers: Record<
  string,
  readonly [status: number, body: object] | ((headers: Headers) => Promise<Response>)
> = {};
/** What was asked, with the body that was sent. */
export const asked = vi.fn<(call: string, body: unknown) => void>();

export const answer = ([status, body]: readonly [number, object]) =>
  new Response(JSON.stringify({ success: status < 400, ...body }), { status });

let root: Root;

/** Draws a form as a page would; `posted` is what the origin said of it in its document. */
export function draw(form: ReactNode, posted?: Posted): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    asked(call, typeof body === 'string' ? JSON.parse(body) : undefined);
    const found = answers[call] ?? [503, { message: 'Try again in a few seconds.' }];
    return typeof found === 'function' ? found(new Headers(headers)) : answer(found);
  });
  // jsdom knows the element, but not how to open it.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  redraw(form, posted);
}

export const redraw = (form: ReactNode, posted?: Posted) =>
  act(() =>
    root.render(
      <SiteProvider facts={{} as SiteFacts} posted={posted}>
        <BrowserRouter>{form}</BrowserRouter>
      </SiteProvider>,
    ),
  );

export function clearAway(): void {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  asked.mockReset();
  sessionStorage.clear();
  for (const call of Object.keys(answers)) delete answers[call];
}

export const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
export const alert = () => document.querySelector('[role=alert]')?.textContent ?? '';
export const focused = () => document.activeElement?.textContent;

/** As a browser does it: React hears of it by the event. */
export function type(name: string, value: string): void {
  const element = control(name);
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  act(() => {
    set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

export const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click(),
  );

/** Lets what is under way come to its end. */
export const settle = () => act(async () => {});
