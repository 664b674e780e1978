import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Difference } from '../../compare/difference.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { readDraft } from '../model/draft.ts';
import type { BlockTypes } from '../model/grammar.ts';
import type { LayoutDocument } from '../saving/use-layout-document.ts';
import { describeClash } from './describe-clash.ts';
import type { Clash, Preference } from './join-values.ts';

interface ClashDialogProps {
  readonly file: string;
  /** The name of the other person. */
  readonly by: string;
  readonly clashes: readonly Clash[];
  readonly types: BlockTypes;
  readonly document: LayoutDocument;
  readonly failed: boolean;
  readonly onChoose: (preference: Preference) => void;
}

interface AllDifferencesProps extends Pick<ClashDialogProps, 'file' | 'by'> {
  readonly theirs: string;
  readonly mine: string;
}

/** All that differs, for those who want to read it. */
const AllDifferences = ({ file, theirs, mine, by }: AllDifferencesProps) => (
  <details>
    <summary>All differences between both pages</summary>
    <Difference file={file} before={theirs} after={mine} names={[by, 'Yours']} />
  </details>
);

/** Asks whose value counts where two people changed the same part. It cannot be dismissed: nothing is saved until then. */
export const ClashDialog = (props: ClashDialogProps) => {
  const { file, by, clashes, types, document, failed, onChoose } = props;
  const [theirs, setTheirs] = useState<string | null>(null);
  const { readTheirs } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => {
    readTheirs().then(
      ({ text }) => setTheirs(text),
      () => undefined,
    );
  }, []);
  const drafts = [theirs, document.text].flatMap((text) => {
    const { draft } = text === null ? { draft: null } : readDraft(file, text);
    return draft ? [draft] : [];
  });
  const [mine] = drafts.slice(-1);
  const all = mine && { ...mine, blocks: Object.assign({}, ...drafts.map(({ blocks }) => blocks)) };
  return (
    <DialogFrame title={`You and ${by} changed the same part`} isWide>
      <p>
        Choose whose {clashes.length === 1 ? 'edit counts there' : 'edits count there'}. Everything
        else that either of you changed stays.
      </p>
      <table className="table" aria-label="Parts that both changed">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">{by}</th>
            <th scope="col">You</th>
          </tr>
        </thead>
        <tbody>
          {all &&
            clashes.map((clash) => {
              const described = describeClash(all, types, clash);
              return (
                <tr key={clash.path.join('/')}>
                  <th scope="row">{described.what}</th>
                  <td>{described.theirs ?? 'changed'}</td>
                  <td>{described.mine ?? 'changed'}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
      <div role="alert">
        {failed && <p>Could not load their version. Check your connection and try again.</p>}
      </div>
      <div className="editor-buttons">
        <Button className="button" onPress={() => onChoose('theirs')}>
          Use {by}’s there
        </Button>
        <Button className="button-quiet" onPress={() => onChoose('mine')}>
          Use mine there
        </Button>
      </div>
      {theirs !== null && (
        <AllDifferences file={file} theirs={theirs} mine={document.text} by={by} />
      )}
    </DialogFrame>
  );
};
