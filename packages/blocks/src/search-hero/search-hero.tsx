import { readBrowserCookie } from '@broadsheet/browser-calls/browser-cookies';
import { chosenBand } from '@broadsheet/contract/chosen-band';
import { type Ref, useEffect, useRef } from 'react';
import type { BlockProps } from '../block-component.ts';
import { SearchBox } from '../shared/form/search-box.tsx';
import * as control from '../shared/page/control.styles.ts';
import { ScenePicture } from '../shared/page/scene-picture.tsx';
import type { searchHero } from './schema.ts';
import * as styles from './search-hero.styles.ts';

type Props = BlockProps<typeof searchHero>;

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: Props['data']['cities'];
  readonly ref?: Ref<HTMLSelectElement>;
}

const Choice = ({ id, name, label, any, options, ref }: ChoiceProps) => (
  <div>
    <label className={control.hidden} htmlFor={id}>
      {label}
    </label>
    <select className={control.field} id={id} name={name} ref={ref}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);

/**
 * The server renders it for everybody. The browser fills in the reader's experience, unless the reader has already
 * chosen.
 */
export const SearchHero = ({ id, settings, data, messages, dispatch }: Props) => {
  const { search } = messages;
  const { imageUrl, narrowImageUrl } = settings;
  const experience = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = experience;
    if (current?.value === '' && current !== document.activeElement)
      current.value = chosenBand(readBrowserCookie('band'));
  }, []);
  return (
    <section className={styles.hero} aria-labelledby={`${id}-title`}>
      <h1 className={styles.title} id={`${id}-title`}>
        {settings.title}
      </h1>
      {settings.text && <p className={styles.text}>{settings.text}</p>}
      <ScenePicture
        imageUrl={imageUrl}
        narrowImageUrl={narrowImageUrl}
        size={{ width: 480, height: 160 }}
        narrowSize={{ width: 128, height: 96 }}
        styles={styles.scene}
      />
      <search>
        <form className={styles.form} action="/search">
          <SearchBox
            label={search.keyword}
            placeholder={search.keyword}
            messages={messages}
            dispatch={dispatch}
            hasRecent
          />
          <Choice
            id={`${id}-city`}
            name="locIds"
            label={search.city}
            any={search.allCities}
            options={data.cities}
          />
          <Choice
            id={`${id}-exp`}
            name="exp"
            label={search.experience}
            any={search.anyExperience}
            options={data.bands}
            ref={experience}
          />
          <button className={control.primary} type="submit">
            {settings.button}
          </button>
        </form>
      </search>
      {data.popular.length > 0 && (
        <ul className={styles.popular} aria-label={search.popular}>
          {data.popular.map(({ label, href }) => (
            <li key={href}>
              <a className={control.textLink} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
