import { logNowhere } from '../../support/payload';
import { testPictureFiles } from '../../support/content/picture-files';

// Refusals have their lines.
logNowhere();

testPictureFiles();
