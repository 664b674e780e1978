import { listPictures, type StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { useSession } from '../session/session.tsx';
import { DraftNotice } from './draft-notice.tsx';
import {
  ALL_PICTURES,
  findPictures,
  type PictureFilter,
  SHOWN_CHOICES,
  type ShownName,
} from './find-pictures.ts';
import { PictureCards } from './picture-cards.tsx';
import { pictureHref } from './picture-href.ts';
import { describeExtent, SHAPE_CHOICES, type ShapeName } from './picture-text.ts';
import { UploadDialog } from './upload-dialog.tsx';

const ANY_SHAPE = [['any', 'Any shape'] as const, ...SHAPE_CHOICES];

const describe = ({ uses, drafts }: StudioPicture): string => {
  if (uses.length > 0 || drafts.length === 0) return describeExtent(uses);
  return `In ${count(drafts.length, 'draft')} only`;
};

const Filters = ({
  filter,
  onFilter,
}: {
  readonly filter: PictureFilter;
  readonly onFilter: (filter: PictureFilter) => void;
}) => (
  <div className="picture-filters">
    <SearchField
      className="field"
      value={filter.typed}
      onChange={(typed) => onFilter({ ...filter, typed })}
      maxLength={100}
    >
      <Label>Search by name, text or page</Label>
      <Input />
    </SearchField>
    <SelectInput<ShapeName | 'any'>
      label="Shape"
      value={filter.shape}
      choices={ANY_SHAPE}
      onChange={(shape) => onFilter({ ...filter, shape })}
    />
    <SelectInput<ShownName>
      label="Show"
      value={filter.shown}
      choices={SHOWN_CHOICES}
      onChange={(shown) => onFilter({ ...filter, shown })}
    />
  </div>
);

/** The library: every picture of pages, banners and other content. */
const PicturesPage = () => {
  const { may } = useSession();
  const [search] = useSearchParams();
  const change = search.get('change') ?? undefined;
  const pictures = useCall(listPictures, { query: change ? { change } : {} });
  const [filter, setFilter] = useState(ALL_PICTURES);
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <PageHeading title="Pictures">
        {may('editor') && (
          <Button className="button" onPress={() => setUploading(true)}>
            Upload picture…
          </Button>
        )}
      </PageHeading>
      <DraftNotice change={change} />
      <Filters filter={filter} onFilter={setFilter} />
      <Loaded of={pictures} rows={8}>
        {({ items }) => {
          const found = findPictures(items, filter);
          return (
            <>
              <p className="soft" role="status">
                {count(found.length, 'picture')}
              </p>
              {found.length === 0 ? (
                <Empty>
                  {items.length === 0
                    ? 'No pictures yet. Upload one here, or at a block or banner that shows one.'
                    : 'No pictures found. Try another word, or show all pictures.'}
                </Empty>
              ) : (
                <PictureCards
                  key={JSON.stringify(filter)}
                  pictures={found}
                  describe={describe}
                  wrap={(picture, content) => (
                    <Link className="picture-card" to={pictureHref(picture.digest, change)}>
                      {content}
                    </Link>
                  )}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {isUploading && <UploadDialog change={change} onClose={() => setUploading(false)} />}
    </>
  );
};
export default PicturesPage;
