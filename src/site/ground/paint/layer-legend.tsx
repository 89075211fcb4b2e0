/** Names for the numbered discs of a tall drawing; shown below it only. */
export function LayerLegend({ layers, note }: { layers: readonly string[]; note?: string }) {
  return (
    <div className="ground-legend">
      {note && <p>{note}</p>}
      <ol>
        {layers.map((layer) => (
          <li key={layer}>{layer}</li>
        ))}
      </ol>
    </div>
  );
}
