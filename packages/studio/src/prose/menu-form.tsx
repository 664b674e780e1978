import { useState } from 'react';
import { Button } from 'react-aria-components';
import { OrderButtons } from '../controls/order-buttons.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { type OrderedList, useOrderedList } from '../data/use-ordered-list.ts';
import { LinkPicker } from '../links/link-picker.tsx';
import { type MenuGroup, type MenuLink, readMenu, writeMenu } from './menu.ts';

const NEW_LINK: MenuLink = { text: '', href: '' };

interface LinkProps {
  readonly link: MenuLink;
  readonly list: OrderedList<MenuLink>;
  readonly at: number;
}

const LinkRow = ({ link, list, at }: LinkProps) => (
  <>
    <TextInput
      label="Text"
      value={link.text}
      maxLength={60}
      error={link.text.trim() === '' ? 'A link needs a text.' : null}
      onChange={(text) => list.set(at, { ...link, text })}
    />
    <LinkPicker
      label="Link"
      value={link.href}
      error={link.href.trim() === '' ? 'Choose a page, or enter a link.' : null}
      onChange={(href) => list.set(at, { ...link, href })}
    />
    <OrderButtons list={list} at={at} name={link.text || 'the new link'} />
  </>
);

interface GroupProps {
  readonly group: MenuGroup;
  readonly onChange: (group: MenuGroup) => void;
}

const Group = ({ group, onChange }: GroupProps) => {
  const { heading, links } = group;
  const list = useOrderedList(links, (next) => onChange({ ...group, links: next }));
  return (
    <>
      <TextInput
        label="Heading"
        value={heading}
        maxLength={60}
        error={heading.trim() === '' ? 'A group needs a heading.' : null}
        onChange={(next) => onChange({ ...group, heading: next })}
      />
      <ol className="entries">
        {links.map((link, at) => (
          <li key={list.idAt(at)} className="menu-link">
            <LinkRow link={link} list={list} at={at} />
          </li>
        ))}
      </ol>
      <Button className="button-quiet" onPress={() => list.add(NEW_LINK)}>
        Add link
      </Button>
    </>
  );
};

interface MenuFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Edits a text that is groups of links: the menus and the footer. */
export const MenuForm = ({ text, onText }: MenuFormProps) => {
  const [shown, setShown] = useState({ text, groups: readMenu(text) ?? [] });
  // An undo, or somebody else's save, replaced the text.
  if (shown.text !== text) setShown({ text, groups: readMenu(text) ?? [] });
  const { groups } = shown;
  const list = useOrderedList(groups, (next) => {
    const written = writeMenu(next);
    setShown({ text: written, groups: next });
    onText(written);
  });
  return (
    <div className="menu-form">
      <ol className="menu-groups">
        {groups.map((group, at) => (
          <li key={list.idAt(at)}>
            <section className="content-section" aria-label={group.heading || 'New group'}>
              <OrderButtons
                list={list}
                at={at}
                name={`the group ${group.heading}`}
                label="Whole group:"
              />
              <Group group={group} onChange={(next) => list.set(at, next)} />
            </section>
          </li>
        ))}
      </ol>
      <Button
        className="button-quiet"
        onPress={() => list.add({ heading: 'New group', links: [NEW_LINK] })}
      >
        Add group
      </Button>
    </div>
  );
};
