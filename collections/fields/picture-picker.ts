/** Shows a select's options as the site draws them (src/panel/drawing/picture-picker.tsx). */
export const picturePicker = (kind: 'icon' | 'texture' | 'building') => ({
  Field: { path: '/src/panel/drawing/picture-picker#PicturePicker', clientProps: { kind } },
});
