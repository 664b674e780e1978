import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { BlockProps } from '../block-component.ts';
import { rememberSearch } from '../shared/form/recent-searches.ts';
import { SearchBox } from '../shared/form/search-box.tsx';
import * as control from '../shared/page/control.styles.ts';
import { useSheet } from '../shared/page/use-sheet.ts';
import { RecentList } from './recent-list.tsx';
import type { searchSheet } from './schema.ts';
import * as styles from './search-sheet.styles.ts';
import { useEmptyField } from './use-empty-field.ts';

/** The folded search of the header: a summary before the search. */
const HEADER_SEARCH = 'header details:has(+ search)';

export const SearchSheet = ({
  settings,
  data: { words: searchText, href },
  messages,
  dispatch,
}: BlockProps<typeof searchSheet>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, close } = useSheet(dialog, HEADER_SEARCH, 'input');
  const [isEmpty, onFieldBlur] = useEmptyField();
  useEffect(() => {
    if (searchText) rememberSearch({ label: searchText, href });
  }, [searchText, href]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams({ q: typeof typed === 'string' ? typed : '' });
    close(() => dispatch({ action: 'navigate', href: `/search?${query}` }));
  };
  const followRecent = (event: MouseEvent, to: string) => {
    event.preventDefault();
    close(() => dispatch({ action: 'navigate', href: to }));
  };
  return (
    <>
      {isEmpty && !isOpen && (
        <div className={styles.panel}>
          <RecentList
            title={settings.recent}
            clear={messages.search.clearRecent}
            onFollow={onFieldBlur}
          />
        </div>
      )}
      <dialog
        className={styles.sheet}
        ref={dialog}
        aria-label={settings.title}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {isOpen && (
          <>
            <div className={styles.head}>
              <h2 className={styles.title}>{settings.title}</h2>
              <button className={control.quiet} type="button" onClick={() => close()}>
                {messages.search.close}
              </button>
            </div>
            <search>
              <form className={styles.form} action="/search" onSubmit={search}>
                <SearchBox
                  label={settings.title}
                  placeholder={messages.search.keyword}
                  messages={messages}
                  dispatch={(action) => close(() => dispatch(action))}
                />
                <button className={control.primary} type="submit">
                  {messages.search.submit}
                </button>
              </form>
            </search>
            <RecentList
              title={settings.recent}
              clear={messages.search.clearRecent}
              onFollow={followRecent}
            />
          </>
        )}
      </dialog>
    </>
  );
};
