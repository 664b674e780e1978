import { Button } from 'react-aria-components';

interface MoreButtonProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => unknown;
}

/** Below a list that has more than is shown. */
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
