import { listSections } from '@broadsheet/contract/studio/section-calls';
import { useMemo, useState } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useCall } from '../../data/use-call.ts';
import { count } from '../../format/count.ts';
import type { Editing } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { positionAt } from '../model/places.ts';
import { SavedSections } from '../sections/saved-sections.tsx';
import { matchingSections } from '../sections/section-text.ts';
import { BlockThumbnail } from './block-thumbnail.tsx';
import { groupInsertables, type Insertable, insertablesAt, matching } from './insertable.ts';

const Choices = ({
  found,
  onChoose,
}: {
  readonly found: readonly Insertable[];
  readonly onChoose: (type: string) => void;
}) => (
  <ul className="editor-choices">
    {found.map(({ type, title, description }) => (
      <li className="illustrated-choice" key={type}>
        <BlockThumbnail type={type} />
        <Button className="editor-choice" onPress={() => onChoose(type)}>
          <strong>{title}</strong>
          <span>{description}</span>
        </Button>
      </li>
    ))}
  </ul>
);

/** What cannot be at this position, and why: closed until somebody looks for it. */
const Refused = ({ found }: { readonly found: readonly Insertable[] }) =>
  found.length > 0 && (
    <details>
      <summary>{count(found.length, 'block')} cannot be here</summary>
      <ul className="editor-choices">
        {found.map(({ type, title, whyNot }) => (
          <li key={type} className="editor-choice" data-refused>
            <strong>{title}</strong>
            <span>Not available here: {whyNot}</span>
          </li>
        ))}
      </ul>
    </details>
  );

/** Adds a block at one position of the page. */
export const InsertDialog = ({ editing }: { readonly editing: Editing }) => {
  const { draft, scope, types, inserting, actions } = editing;
  const [search, setSearch] = useState('');
  const all = useMemo(() => {
    const below = inserting ? positionAt(arrange(draft, scope), [], inserting, 'after') : null;
    return insertablesAt(draft, scope, below ?? { list: 'order', before: null }, types);
  }, [draft, scope, types, inserting]);
  const found = matching(all, search);
  const sections = useCall(listSections);
  const isLoaded = sections.data !== undefined || sections.error !== undefined;
  const foundSections = matchingSections(sections.data?.items ?? [], search, types);
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) editing.openInsertDialog(null);
      }}
    >
      <Modal className="modal modal-wide">
        <Dialog className="dialog">
          <Heading slot="title">Add block</Heading>
          <SearchField autoFocus value={search} onChange={setSearch} className="field">
            <Label>Search blocks</Label>
            <Input />
          </SearchField>
          {editing.announcement?.refused && <p role="alert">{editing.announcement.text}</p>}
          {isLoaded && found.length + foundSections.length === 0 && (
            <p>No block found. Try another word.</p>
          )}
          <SavedSections {...{ types, sections, actions }} found={foundSections} />
          {groupInsertables(found).map(({ title, blocks }) => (
            <section key={title} aria-label={title}>
              <Heading level={3}>{title}</Heading>
              <Choices found={blocks} onChoose={editing.insert} />
            </section>
          ))}
          <Refused found={found.filter(({ whyNot }) => whyNot !== null)} />
          <Button slot="close" className="button-quiet">
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
