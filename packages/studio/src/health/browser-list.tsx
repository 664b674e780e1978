import type { BrowserFaults } from '@broadsheet/contract/studio/health-calls';
import { count } from '../format/count.ts';

const REASONS: Readonly<Record<BrowserFaults['reason'], string>> = {
  unknown: 'was unknown to an older page',
  unloadable: 'could not be loaded',
  mismatch: 'looked different in the browser',
  threw: 'failed to show',
};

/** Errors that browsers report; nobody can verify them. */
export const BrowserList = ({ browsers }: { readonly browsers: readonly BrowserFaults[] }) =>
  browsers.length === 0 ? null : (
    <details className="more">
      <summary>Reported by browsers ({count(browsers.length, 'problem')})</summary>
      <p className="soft">
        Browser extensions, old browsers and lost connections cause some of these. Watch for numbers
        that grow.
      </p>
      <ul className="findings">
        {browsers.map(({ type, title, reason, faults }) => (
          <li key={`${type} ${reason}`}>
            {title} {REASONS[reason]}: {count(faults, 'time')}
          </li>
        ))}
      </ul>
    </details>
  );
