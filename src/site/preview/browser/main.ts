import { startPreview } from './start-preview';

startPreview();
