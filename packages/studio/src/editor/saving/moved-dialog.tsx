import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Difference } from '../../compare/difference.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import type { LayoutDocument } from './use-layout-document.ts';

type Theirs = Awaited<ReturnType<LayoutDocument['readTheirs']>>;

/** Asks which text to use, and shows the differences. It cannot be dismissed, because nothing is saved until then. */
export const MovedDialog = ({
  file,
  document,
  onDone,
}: {
  readonly file: string;
  readonly document: LayoutDocument;
  readonly onDone?: () => void;
}) => {
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [failed, setFailed] = useState(false);
  const { readTheirs } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => {
    readTheirs().then(setTheirs, () => setFailed(true));
  }, []);
  const attempt = (work: () => Promise<void>) => void work().then(onDone, () => setFailed(true));
  const name = theirs?.by ?? 'Someone';
  return (
    <DialogFrame title={`${name} saved this page before you`} isWide>
      <p>
        Nothing was overwritten. Compare both and choose one. If you use theirs, you can undo to get
        yours back.
      </p>
      <div role="alert">
        {failed && <p>Could not load their version. Check your connection and try again.</p>}
      </div>
      {theirs && (
        <Difference
          file={file}
          before={theirs.text}
          after={document.text}
          names={[name, 'Yours']}
        />
      )}
      <div className="editor-buttons">
        <Button className="button" onPress={() => attempt(document.takeTheirs)}>
          Use theirs
        </Button>
        <Button className="button-quiet" onPress={() => attempt(document.overwrite)}>
          Keep mine
        </Button>
      </div>
    </DialogFrame>
  );
};
