/** @param {Pick<import('./manifest.mjs').Manifest, 'tables' | 'pictures'>} of */
export function countsOf({ tables, pictures }) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...pictures].reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables, ${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
}
