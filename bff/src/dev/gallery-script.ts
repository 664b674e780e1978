/**
 * Runs in the browser from its own source, so it must not use anything from outside. Filters the list of blocks, and
 * renders the fixture again after each change of a setting.
 */
const runGallery = (): void => {
  const PAUSE_MS = 200;
  const search = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector('#found');
  const items = [...document.querySelectorAll<HTMLElement>('#types > li')];
  const filter = (): void => {
    const wanted = (search?.value ?? '').trim().toLowerCase().split(/\s+/);
    for (const item of items)
      item.hidden = !wanted.every((word) => item.dataset.search?.includes(word));
    const count = items.filter(({ hidden }) => !hidden).length;
    if (found) found.textContent = count === 1 ? '1 block' : `${count} blocks`;
  };
  search?.addEventListener('input', filter);
  search?.addEventListener('keydown', (event) => {
    const first = items.find(({ hidden }) => !hidden)?.querySelector('a');
    if (event.key === 'Enter') first?.click();
    if (event.key === 'ArrowDown') first?.focus();
  });
  document.querySelector('#types')?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const shown = items.filter(({ hidden }) => !hidden);
    const at = shown.findIndex((item) => item.contains(document.activeElement));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = shown[at + step];
    (next ? next.querySelector('a') : search)?.focus();
  });

  const form = document.querySelector<HTMLFormElement>('#settings');
  const initial = new Map(form ? [...new FormData(form)] : []);
  let timer: number | undefined;
  let newest = 0;
  const changedFields = (): URLSearchParams => {
    const changed = new URLSearchParams();
    for (const [name, value] of form ? new FormData(form) : [])
      if (name === 'fixture' || initial.get(name) !== value) changed.append(name, String(value));
    return changed;
  };
  const showFaults = (faults: readonly { name: string; message: string }[]): void => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-fault]')) {
      const own = faults.filter(({ name }) => name === line.dataset.fault);
      line.textContent = own.map(({ message }) => message).join('; ');
    }
  };
  const showSettings = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const changed = changedFields();
    const answer = await fetch(`?${changed}`, { headers: { accept: 'application/json' } });
    const { faults, query } = await answer.json();
    if (mine !== newest) return;
    showFaults(faults);
    if (faults.length > 0) return;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('#cells iframe')) {
      const address = new URL(frame.src);
      for (const name of [...address.searchParams.keys()])
        if (name !== 'brand' && name !== 'theme') address.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(query))
        address.searchParams.append(name, value);
      frame.src = address.href;
    }
  };
  form?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void showSettings(), PAUSE_MS);
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void showSettings();
  });
};

// A development loader may wrap functions in its `__name` helper.
export const GALLERY_SCRIPT = `const __name = (made) => made;\n(${runGallery})();`;
