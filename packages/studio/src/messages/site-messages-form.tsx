import type { Brand } from '@broadsheet/contract/brand';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { formatName } from '../format/format-name.ts';
import { sentencesOf } from './edited-message.ts';
import { MessageField } from './message-field.tsx';
import type { Texts } from './read-texts.ts';
import { TextSearch } from './text-search.tsx';

interface SiteMessagesFormProps {
  readonly site: Brand;
  /** The texts of both sites. */
  readonly shared: Texts;
  /** What this site words in its own way. */
  readonly own: Texts;
  readonly onOwn: (own: Texts) => void;
}

interface SharedTextProps {
  readonly name: string;
  readonly text: string;
  readonly site: Brand;
  readonly onOwn: () => void;
}

const without = (texts: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([each]) => each !== name));

/** A text that the site has in common with the other one. */
const SharedText = ({ name, text, site, onOwn }: SharedTextProps) => (
  <div className="message-field">
    <span className="field-label">{formatName(name)}</span>
    <p>{sentencesOf(text)}</p>
    <Button
      className="button-bare"
      aria-label={`Change for ${formatSite(site)}: ${formatName(name)}`}
      onPress={onOwn}
    >
      Change for {formatSite(site)}
    </Button>
  </div>
);

/** Where the focus goes after the button that was pressed is gone. */
const useNextFocus = () => {
  const form = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    form.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const focusNext = (selector: string): void => {
    next.current = selector;
  };
  return { form, focusNext };
};

const within = (name: string, selector: string): string =>
  selector
    .split(', ')
    .map((each) => `[data-text="${CSS.escape(name)}"] ${each}`)
    .join(', ');

/** Texts under names that the shared texts do not have. */
const UnknownTexts = ({ own, shared, onOwn }: Omit<SiteMessagesFormProps, 'site'>) =>
  Object.keys(own)
    .filter((name) => shared[name] === undefined)
    .map((name) => (
      <div className="failure" key={name}>
        <p>
          {formatName(name)}: both sites have no text of this name. It says “
          {sentencesOf(own[name] ?? '')}”.
        </p>
        <Button className="button-quiet" onPress={() => onOwn(without(own, name))}>
          Remove {formatName(name)}
        </Button>
      </div>
    ));

/** All texts of one part of the interface as one site shows them; each can have a text of its own. */
export const SiteMessagesForm = (props: SiteMessagesFormProps) => {
  const { site, shared, own, onOwn } = props;
  const ownOf = (name: string): string | undefined => own[name];
  const { form, focusNext } = useNextFocus();
  const change = (next: Texts, focused: string) => {
    focusNext(focused);
    onOwn(next);
  };
  return (
    <div className="form messages-form" ref={form}>
      <p className="soft">
        Texts that you do not change here stay the same on both sites, also when they are edited
        later.
      </p>
      <UnknownTexts {...props} onOwn={(next) => change(next, 'input')} />
      <TextSearch
        texts={Object.fromEntries(
          Object.entries(shared).map(([name, text]) => [name, ownOf(name) ?? text]),
        )}
      >
        {(name, text) => (
          <div key={name} data-text={name}>
            {ownOf(name) === undefined ? (
              <SharedText
                {...{ name, text, site }}
                onOwn={() => change({ ...own, [name]: text }, within(name, 'summary, textarea'))}
              />
            ) : (
              <MessageField
                name={name}
                text={text}
                before={shared[name] ?? text}
                beforeLabel="Both sites"
                onChange={(next) => onOwn({ ...own, [name]: next })}
              >
                <Button
                  className="button-bare"
                  aria-label={`Use the text of both sites: ${formatName(name)}`}
                  onPress={() => change(without(own, name), within(name, 'button'))}
                >
                  Use the text of both sites
                </Button>
              </MessageField>
            )}
          </div>
        )}
      </TextSearch>
    </div>
  );
};
