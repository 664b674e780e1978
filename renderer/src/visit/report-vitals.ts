import type { MeasuredVital, Vital, VitalsReport } from '@broadsheet/contract/vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Digits of a layout shift that matter. */
const CLS_DIGITS = 4;

/** What entries of the browser may hold beside their times; old browsers lack parts of it. */
interface Entry {
  readonly element?: Element | null;
  readonly target?: Node | null;
  readonly value?: number;
  readonly sources?: readonly { readonly node?: Node | null }[];
}

const nodeOf = ({ element, target, sources }: Entry): Node | null =>
  element ?? target ?? sources?.find(({ node }) => node)?.node ?? null;

/** The block around the element that decided a metric: that of the largest shift, of several. */
const blockOf = (entries: readonly Entry[]): Pick<MeasuredVital, 'block'> => {
  const [largest] = [...entries].sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const node = largest ? nodeOf(largest) : null;
  const element = node instanceof Element ? node : node?.parentElement;
  const id = element?.closest('[data-block-id]')?.getAttribute('data-block-id');
  return id ? { block: id } : {};
};

const roundedOf = (vital: Vital, value: number): number =>
  vital === 'CLS' ? Number(value.toFixed(CLS_DIGITS)) : Math.round(value);

const send = (report: VitalsReport): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(report);
  fetch('/api/vitals', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
};

/**
 * Measures this document and reports it once, when it is first hidden. Nothing is stored in the
 * browser, and nothing in the report names a person. @param path of the page that was loaded
 */
export const reportVitals = (path: string): void => {
  const measured = new Map<Vital, MeasuredVital>();
  for (const follow of [onLCP, onINP, onCLS, onFCP, onTTFB])
    follow(({ name, value, entries }) => {
      const vital = { vital: name, value: roundedOf(name, value), ...blockOf(entries as Entry[]) };
      measured.set(name, vital);
    });
  // Added after those of the library, so that the last values are there.
  const listener = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', listener);
    if (measured.size > 0) send({ path, vitals: [...measured.values()] });
  };
  document.addEventListener('visibilitychange', listener);
};
