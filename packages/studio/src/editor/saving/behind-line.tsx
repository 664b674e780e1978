import { Button } from 'react-aria-components';
import { FaultLine } from '../../controls/fault-line.tsx';
import { useAct } from '../../data/use-act.ts';
import type { LayoutDocument } from './use-layout-document.ts';

/** Warns that someone else has saved, before the user edits over it, and loads their version. */
export const BehindLine = ({ document }: { readonly document: LayoutDocument }) => {
  const { act, isBusy, fault } = useAct();
  const { behind, saving } = document;
  const isShown = behind !== null && saving.kind !== 'moved';
  return (
    <div className="editor-behind">
      <p role="status">
        {isShown && `${behind} saved this page after you opened it. You see the older version.`}
      </p>
      {isShown && (
        <Button
          className="button-quiet"
          data-busy={isBusy || undefined}
          onPress={() => void act(document.takeTheirs)}
        >
          Show {behind}’s version
        </Button>
      )}
      <FaultLine fault={fault} />
    </div>
  );
};
