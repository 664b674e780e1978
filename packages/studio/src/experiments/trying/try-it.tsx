import type { Change } from '@broadsheet/contract/studio/change';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { isLayout, pageOfLayout } from '../../format/is-layout.ts';
import { TrialDialog } from './trial-dialog.tsx';

interface TryItProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

/** Offers to show an edit of a page to a share of people first. Renders nothing if the change edits no live page. */
export const TryIt = ({ change, onChange }: TryItProps) => {
  const [file, setFile] = useState<string | null>(null);
  const layouts = change.documents.filter(({ file, base }) => isLayout(file) && base !== null);
  const document = layouts.find((each) => each.file === file);
  if (layouts.length === 0) return null;
  return (
    <section aria-labelledby="try-it">
      <h2 id="try-it">Test it first</h2>
      <p className="soft">
        Run an A/B test: show your draft to some visitors and see which page works better.
      </p>
      <div className="buttons">
        {layouts.map((each) => (
          <Button key={each.file} className="button-quiet" onPress={() => setFile(each.file)}>
            Test {formatPage(pageOfLayout(each.file))} as an experiment…
          </Button>
        ))}
      </div>
      {document && (
        <TrialDialog {...{ change, document, onChange }} onClose={() => setFile(null)} />
      )}
    </section>
  );
};
