import type { BrowserFaults } from '@broadsheet/contract/studio/health-calls';
import { count } from '../format/count.ts';

const REASONS: Readonly<Record<BrowserFaults['reason'], string>> = {
  unknown: 'was not known to an older page',
  unloadable: 'could not be loaded',
  mismatch: 'was not drawn as the site had drawn it',
  threw: 'failed while it was drawn',
};

/** What browsers say, which nobody can prove. */
export const BrowserList = ({ browsers }: { readonly browsers: readonly BrowserFaults[] }) =>
  browsers.length === 0 ? null : (
    <details className="more">
      <summary>
        Told by browsers ({count(browsers.length, 'kind of trouble', 'kinds of trouble')})
      </summary>
      <p className="soft">
        Extensions, old browsers and lost connections have a part in this: look where a number
        grows.
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
