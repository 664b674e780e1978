import type { ResumeSection } from '@broadsheet/contract/entities/json-resume';
import { sectionOrder } from '@broadsheet/contract/resume/resume-sheet';
import { formatMessage } from '@broadsheet/messages/format-message';
import { type PointerEvent, useId, useState } from 'react';
import * as control from '../../shared/page/control.styles.ts';
import { entriesOf, hideSection, isHidden, moveSection } from '../model/edit-resume.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';
import { EntryList } from './entry-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useSectionDrag } from './use-section-drag.ts';

interface SectionRowProps {
  readonly editor: Editor;
  readonly section: ResumeSection;
  readonly at: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

const SectionRow = ({ editor, section, at, of, onMove, onPointerDown }: SectionRowProps) => {
  const { resume, edit, messages, titles } = editor;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const title = titles[section];
  const hidden = isHidden(resume, section);
  const count = entriesOf(resume, section).length;
  return (
    <>
      <div className={styles.sectionHead}>
        <span className={styles.handle} aria-hidden="true" onPointerDown={onPointerDown}>
          ⠿
        </span>
        <h4 className={styles.heading}>
          <button
            type="button"
            className={hidden ? styles.titleHidden : styles.title}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.sign} aria-hidden="true">
              {isOpen ? '–' : '+'}
            </span>
            {title}
            <span className={styles.soft}>{count === 0 ? messages.noEntries : count}</span>
          </button>
        </h4>
        <MoveButtons name={title} messages={messages} at={at} of={of} onMove={onMove} />
        <button
          type="button"
          className={styles.tool}
          aria-pressed={hidden}
          onClick={() => edit(hideSection(section, !hidden))}
        >
          {hidden ? messages.hidden : messages.hide} <span className={control.hidden}>{title}</span>
        </button>
      </div>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && <EntryList editor={editor} list={section} />}
      </div>
    </>
  );
};

/** The sections in their order: they can be dragged, moved by buttons, opened and hidden. */
export const SectionList = ({ editor }: { readonly editor: Editor }) => {
  const { resume, edit, announce, messages, titles } = editor;
  const order = sectionOrder(resume);
  const move = (section: ResumeSection, to: number) => {
    edit(moveSection(section, to));
    announce(
      formatMessage(messages.moved, {
        entry: titles[section],
        position: to + 1,
        count: order.length,
      }),
    );
  };
  const { list, dragged, onPointerDown } = useSectionDrag(order, move);
  return (
    <ul className={styles.sections} ref={list}>
      {order.map((section, index) => (
        <li
          key={section}
          data-section={section}
          className={dragged === section ? styles.dragged : styles.section}
        >
          <SectionRow
            editor={editor}
            section={section}
            at={index}
            of={order.length}
            onMove={(to) => move(section, to)}
            onPointerDown={(event) => onPointerDown(section, event)}
          />
        </li>
      ))}
    </ul>
  );
};
