import {
  type listSections,
  readSection,
  type StudioSection,
} from '@broadsheet/contract/studio/section-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { useEffect, useRef, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { Failure } from '../../controls/failure.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { useAct } from '../../data/use-act.ts';
import type { QueryState } from '../../data/use-query.ts';
import { useSession } from '../../session/session.tsx';
import type { EditingActions } from '../editing.ts';
import type { BlockTypes } from '../model/grammar.ts';
import { DeleteSectionDialog, RenameSectionDialog } from './section-dialogs.tsx';
import { describeSection, sectionFault } from './section-text.ts';

interface SectionChoiceProps {
  readonly section: StudioSection;
  readonly types: BlockTypes;
  readonly onInsert: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

const SectionChoice = ({ section, types, onInsert, onRename, onDelete }: SectionChoiceProps) => {
  const { staff, may } = useSession();
  const fault = sectionFault(section, types);
  const mayEdit = section.by.id === staff.id || may('publisher');
  return (
    <li className="editor-section">
      {fault === null ? (
        <Button className="editor-choice" onPress={onInsert}>
          <strong>{section.name}</strong>
          <span>{describeSection(section, types)}</span>
        </Button>
      ) : (
        <div className="editor-choice" data-refused>
          <strong>{section.name}</strong>
          <span>
            By {section.by.name}. Not usable: {fault}
          </span>
        </div>
      )}
      {mayEdit && (
        <div className="editor-section-buttons">
          <Button className="button-bare" aria-label={`Rename ${section.name}`} onPress={onRename}>
            Rename
          </Button>
          <Button className="button-bare" aria-label={`Delete ${section.name}`} onPress={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
};

interface SavedSectionsProps {
  readonly types: BlockTypes;
  readonly sections: QueryState<StudioAnswer<typeof listSections>>;
  /** Those that a search finds. */
  readonly found: readonly StudioSection[];
  readonly actions: Pick<EditingActions, 'insertSection'>;
}

/** The saved sections, to be added, renamed and deleted. */
export const SavedSections = ({ types, sections, found, actions }: SavedSectionsProps) => {
  const { act, fault } = useAct();
  const [edited, edit] = useState<{ section: StudioSection; isDeleted: boolean } | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const insert = ({ id }: StudioSection) =>
    act(async () => {
      const { section, fragment } = await callStudio(readSection, { params: { section: id } });
      if (isShown.current) actions.insertSection(section.name, fragment);
    });
  if (sections.error) return <Failure fault={sections.error} onRetry={sections.mutate} />;
  const Dialog = edited?.isDeleted ? DeleteSectionDialog : RenameSectionDialog;
  return (
    <>
      <FaultLine fault={fault} />
      {found.length > 0 && (
        <section aria-label="Saved sections">
          <Heading level={3}>Saved sections</Heading>
          <ul className="editor-choices">
            {found.map((section) => (
              <SectionChoice
                key={section.id}
                section={section}
                types={types}
                onInsert={() => void insert(section)}
                onRename={() => edit({ section, isDeleted: false })}
                onDelete={() => edit({ section, isDeleted: true })}
              />
            ))}
          </ul>
        </section>
      )}
      {edited && <Dialog section={edited.section} onClose={() => edit(null)} />}
    </>
  );
};
