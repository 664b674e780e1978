import { useState } from 'react';
import { Button } from 'react-aria-components';
import { TextInput } from '../controls/text-input.tsx';
import { useRowIds } from '../data/use-row-ids.ts';
import { LinkPicker } from '../links/link-picker.tsx';
import { type MenuGroup, type MenuLink, readMenu, writeMenu } from './menu.ts';
import { OrderButtons } from './order-buttons.tsx';

const NEW_LINK: MenuLink = { text: '', href: '' };

const moved = <Entry,>(all: readonly Entry[], at: number, by: -1 | 1): readonly Entry[] => {
  const entry = all[at];
  return entry === undefined ? all : all.toSpliced(at, 1).toSpliced(at + by, 0, entry);
};

interface GroupProps {
  readonly group: MenuGroup;
  readonly onChange: (group: MenuGroup) => void;
}

const Group = ({ group, onChange }: GroupProps) => {
  const { heading, links } = group;
  const rows = useRowIds(links.length);
  const write = (next: readonly MenuLink[]) => onChange({ ...group, links: next });
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
          <li key={rows.idAt(at)} className="menu-link">
            <TextInput
              label="Text"
              value={link.text}
              maxLength={60}
              error={link.text.trim() === '' ? 'A link needs a text.' : null}
              onChange={(text) => write(links.with(at, { ...link, text }))}
            />
            <LinkPicker
              label="Link"
              value={link.href}
              error={link.href.trim() === '' ? 'Choose a page, or enter a link.' : null}
              onChange={(href) => write(links.with(at, { ...link, href }))}
            />
            <OrderButtons
              name={link.text || 'the new link'}
              at={at}
              count={links.length}
              onShift={(by) => {
                rows.move(at, by);
                write(moved(links, at, by));
              }}
              onRemove={() => {
                rows.remove(at);
                write(links.toSpliced(at, 1));
              }}
            />
          </li>
        ))}
      </ol>
      <Button className="button-quiet" onPress={() => write([...links, NEW_LINK])}>
        Add link
      </Button>
    </>
  );
};

interface MenuFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Edits a text that is groups of links: the menus, the footer, the sitemap. */
export const MenuForm = ({ text, onText }: MenuFormProps) => {
  const [shown, setShown] = useState({ text, groups: readMenu(text) ?? [] });
  // An undo, or somebody else's save, replaced the text.
  if (shown.text !== text) setShown({ text, groups: readMenu(text) ?? [] });
  const { groups } = shown;
  const rows = useRowIds(groups.length);
  const write = (next: readonly MenuGroup[]) => {
    const written = writeMenu(next);
    setShown({ text: written, groups: next });
    onText(written);
  };
  return (
    <div className="menu-form">
      <ol className="menu-groups">
        {groups.map((group, at) => (
          <li key={rows.idAt(at)}>
            <section className="content-section" aria-label={group.heading || 'New group'}>
              <OrderButtons
                label="Whole group:"
                name={`the group ${group.heading}`}
                at={at}
                count={groups.length}
                onShift={(by) => {
                  rows.move(at, by);
                  write(moved(groups, at, by));
                }}
                onRemove={() => {
                  rows.remove(at);
                  write(groups.toSpliced(at, 1));
                }}
              />
              <Group group={group} onChange={(next) => write(groups.with(at, next))} />
            </section>
          </li>
        ))}
      </ol>
      <Button
        className="button-quiet"
        onPress={() => write([...groups, { heading: 'New group', links: [NEW_LINK] }])}
      >
        Add group
      </Button>
    </div>
  );
};
