import { migrateBlock, type StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { FaultLine } from '../../controls/fault-line.tsx';
import { useAct } from '../../data/use-act.ts';
import type { Editing } from '../editing.ts';
import { sameJson } from '../model/json.ts';
import { refuse } from '../model/outcome.ts';
import { updateBlock, writtenOf } from '../model/update-block.ts';

interface UpdateButtonProps {
  readonly editing: Editing;
  readonly id: string;
  readonly type: StudioBlockType;
  /** The current version of the block in the layout. */
  readonly version: number;
}

/** Updates a block of an earlier version to the latest one; the BFF runs the migrations. */
export const UpdateButton = ({ editing, id, type, version }: UpdateButtonProps) => {
  const { act, isBusy, fault } = useAct();
  const latest = useRef(editing);
  latest.current = editing;
  const update = () =>
    act(async () => {
      const written = writtenOf(editing.draft, id);
      const settings = written.map((each) => ({ ...each.settings }));
      const migrated = await callStudio(migrateBlock, {
        body: { type: type.type, version, settings },
      });
      const { draft, attempt, focus } = latest.current;
      const outcome = sameJson(writtenOf(draft, id), written)
        ? {
            draft: updateBlock(draft, id, type.type, migrated),
            text: `${type.title} updated.`,
          }
        : refuse('The block changed while updating. Try again.');
      if (attempt(outcome)) focus(id);
    });
  return (
    <>
      <Button
        className="button-quiet"
        data-busy={isBusy || undefined}
        onPress={() => void update()}
      >
        Update block
      </Button>
      <FaultLine fault={fault} />
    </>
  );
};
