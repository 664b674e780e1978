import { useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { linesThatDiffer } from './lines-that-differ.ts';
import type { LayoutDocument } from './use-layout-document.ts';

type Theirs = Awaited<ReturnType<LayoutDocument['readTheirs']>>;

/** Asks whose text is to stay, after showing where they differ. It cannot be passed by: until then nothing is saved. */
export const MovedDialog = ({ document }: { readonly document: LayoutDocument }) => {
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [failed, setFailed] = useState(false);
  const { readTheirs } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as the dialog opens
  useEffect(() => {
    readTheirs().then(setTheirs, () => setFailed(true));
  }, []);
  const attempt = (work: () => Promise<void>) => void work().catch(() => setFailed(true));
  const lines = theirs ? linesThatDiffer(document.text, theirs.text) : [];
  return (
    <ModalOverlay className="overlay" isOpen isKeyboardDismissDisabled>
      <Modal className="modal modal-wide">
        <Dialog className="dialog">
          <Heading slot="title">{theirs?.by ?? 'Somebody'} saved this page meanwhile</Heading>
          <p>Nothing was overwritten. Look at what differs, then choose whose page stays.</p>
          {failed && (
            <p role="alert">Their text could not be read. Check your network, then choose again.</p>
          )}
          <pre className="editor-differences">
            {lines.map(({ key, from, line }) => (
              <span key={key} data-from={from}>
                {from === 'mine' ? 'Yours:  ' : 'Theirs: '}
                {line}
                {'\n'}
              </span>
            ))}
          </pre>
          <div className="editor-buttons">
            <Button
              className="button"
              isDisabled={!theirs}
              onPress={() => attempt(document.takeTheirs)}
            >
              Take theirs
            </Button>
            <Button
              className="button-quiet"
              isDisabled={!theirs}
              onPress={() => attempt(document.keepMine)}
            >
              Keep mine, as a new save
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
