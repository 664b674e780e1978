import type { ResumeSection } from '@broadsheet/contract/entities/json-resume';
import { SECTION_TITLES, sectionOrder } from '@broadsheet/contract/resume/resume-sheet';
import * as control from '../../parts/control.styles.ts';
import { entriesOf, hideSection, isHidden, moveSection } from '../model/edit-resume.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';
import { EntryList } from './entry-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useSectionDrag } from './use-section-drag.ts';

const countOf = (count: number): string => (count === 0 ? 'nothing yet' : String(count));

/** The sections in their order: dragged by their handles or moved by buttons, opened, and hidden. */
export const SectionList = ({ editor }: { readonly editor: Editor }) => {
  const { resume, edit, say } = editor;
  const order = sectionOrder(resume);
  const move = (section: ResumeSection, to: number) => {
    edit(moveSection(section, to));
    say(`${SECTION_TITLES[section]} is now ${to + 1} of ${order.length}.`);
  };
  const { list, dragged, onPointerDown } = useSectionDrag(order, move);
  return (
    <ul className={styles.sections} ref={list}>
      {order.map((section, index) => {
        const title = SECTION_TITLES[section];
        const hidden = isHidden(resume, section);
        return (
          <li
            key={section}
            data-section={section}
            className={dragged === section ? styles.dragged : styles.section}
          >
            <div className={styles.sectionHead}>
              <span
                className={styles.handle}
                aria-hidden="true"
                onPointerDown={(event) => onPointerDown(section, event)}
              >
                ⠿
              </span>
              <h3 className={hidden ? styles.titleHidden : styles.title}>
                {title}{' '}
                <span className={styles.soft}>{countOf(entriesOf(resume, section).length)}</span>
              </h3>
              <MoveButtons
                name={title}
                at={index}
                of={order.length}
                onMove={(to) => move(section, to)}
              />
              <button
                type="button"
                className={styles.tool}
                aria-pressed={hidden}
                onClick={() => edit(hideSection(section, !hidden))}
              >
                {hidden ? 'Hidden' : 'Hide'} <span className={control.hidden}>{title}</span>
              </button>
            </div>
            <details className={styles.details}>
              <summary className={styles.summary}>
                Edit <span className={control.hidden}>{title}</span>
              </summary>
              <EntryList editor={editor} list={section} />
            </details>
          </li>
        );
      })}
    </ul>
  );
};
