import { Button } from 'react-aria-components';

interface MoreButtonProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => unknown;
}

/** The button below a list that has more items. */
export const MoreButton = ({ hasMore, isLoading, onMore }: MoreButtonProps) =>
  hasMore ? (
    <Button
      className="button-quiet"
      data-busy={isLoading || undefined}
      onPress={() => void onMore()}
    >
      Show older
    </Button>
  ) : null;
