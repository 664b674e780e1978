/** A placeholder for rows that are loading. */
export const Skeleton = ({ rows }: { readonly rows: number }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
      <div key={key} />
    ))}
  </div>
);
