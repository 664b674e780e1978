import type { Action } from '@broadsheet/contract/actions';
import { uploadFile, uploadResume } from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileUpload } from './file-upload.tsx';

/** A fake XMLHttpRequest that the test completes. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  address = '';
  body: FormData | null = null;
  status = 0;
  responseText = '';
  timeout = 0;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.made.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    return act(async () => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    });
  }
  answer(status: number, body: unknown) {
    return act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event('load'));
    });
  }
  lose() {
    return act(async () => {
      this.dispatchEvent(new Event('error'));
    });
  }
}

const actions: Action[] = [];
const sent: unknown[] = [];
let root: Root | undefined;
const upload = (
  <FileUpload
    messages={builtInMessages()}
    kind="resume"
    label="Your resume"
    call={uploadResume}
    fields={{}}
    dispatch={(action) => void actions.push(action)}
    next="/registration/addPersonalDetails"
    done={RESUME_UPLOADED}
    onSent={(answer) => void sent.push(answer)}
  />
);
/** Selects a file in the page's file input. */
const putFile = (name: string, size = 4): Element => {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('nothing to choose with');
  const file = new File(['x'.repeat(size)], name);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: name, writable: true, configurable: true });
  return input;
};
const choose = (name: string, size?: number) =>
  act(async () => {
    putFile(name, size).dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  });
const last = () => {
  const request = FakeRequest.made.at(-1);
  if (!request) throw new Error('nothing was sent');
  return request;
};
const alertText = () => document.querySelector('[role="alert"]')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.made = [];
  actions.length = 0;
  sent.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    root = createRoot(document.getElementById('root') ?? document.body);
    root.render(upload);
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

it('is a form of its own without JavaScript, with the fields before the file', () => {
  const fields = { mediaType: 'audio' } as const;
  const common = { dispatch: () => undefined, next: '/x', done: '', onSent: () => undefined };
  const html = renderToStaticMarkup(
    <FileUpload
      messages={builtInMessages()}
      kind="audio"
      label="Sound"
      call={uploadFile}
      fields={fields}
      {...common}
    />,
  );
  expect(html).toMatch(
    /action="\/api\/media\/files"[^>]*method="post"[^>]*multipart\/form-data|multipart\/form-data/,
  );
  expect(html.indexOf('name="mediaType" value="audio"')).toBeLessThan(html.indexOf('type="file"'));
  expect(html).toContain('accept=".mp3"');
  expect(html).toContain('type="submit"');
});

describe('a selected file', () => {
  it('is not sent if its name or size is invalid', async () => {
    await choose('asha.png');
    expect(alertText()).toBe("asha.png can't be used. Upload PDF, DOC or DOCX.");
    await choose('asha.PDF', 5 * 2 ** 20 + 1);
    expect(alertText()).toBe('asha.PDF is too large. Upload a file of up to 5 MB.');
    await choose('asha.pdf', 0);
    expect(alertText()).toBe('asha.pdf is empty. Choose another file.');
    expect(FakeRequest.made).toEqual([]);
  });

  it('from before hydration is sent too', async () => {
    await act(async () => root?.unmount());
    document.body.innerHTML = `<div id="early">${renderToString(upload)}</div>`;
    putFile('asha.pdf');
    await act(async () => {
      root = hydrateRoot(document.getElementById('early') ?? document.body, upload);
    });
    expect(last().body?.get('file')).toMatchObject({ name: 'asha.pdf' });
  });

  it('shows its progress and its result', async () => {
    await choose('asha.pdf');
    await last().progress(30, 120);
    const bar = document.querySelector('progress');
    expect([bar?.getAttribute('value'), bar?.getAttribute('aria-label')]).toEqual([
      '25',
      'Uploading asha.pdf…',
    ]);
    await last().progress(120, 120);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Checking asha.pdf…');
    await last().answer(200, { url: '/api/media/files/a', message: RESUME_UPLOADED });
    expect(document.querySelector('progress')).toBeNull();
    expect(actions).toEqual([{ action: 'toast', tone: 'success', message: RESUME_UPLOADED }]);
    expect(sent).toHaveLength(1);
  });

  it('has not been taken where the answer names no address', async () => {
    await choose('asha.pdf');
    await last().answer(200, { message: 'Well.' });
    expect(alertText()).toContain("We couldn't upload your resume. Please try again.");
    expect(sent).toEqual([]);
  });

  it('is cancelled', async () => {
    await choose('asha.pdf');
    await press('Cancel');
    expect(document.querySelector('progress')).toBeNull();
    expect(alertText()).toBeUndefined();
    await choose('asha.pdf');
    expect(FakeRequest.made).toHaveLength(2);
  });

  it('is sent again with the same key after a network error, and a new file with a new key', async () => {
    await choose('asha.pdf');
    await last().lose();
    await press('Try again');
    const keys = () => FakeRequest.made.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
    await last().answer(415, { message: 'This file is of another type.' });
    expect(alertText()).toBe('This file is of another type.');
    await choose('asha.docx');
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(last().body?.get('file')).toMatchObject({ name: 'asha.docx' });
  });

  it('ends the session when it is over', async () => {
    await choose('asha.pdf');
    await last().answer(418, { message: 'Over.' });
    expect(actions).toEqual([{ action: 'leave-session', status: 418 }]);
  });
});
