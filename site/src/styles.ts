/** The site's CSS as one sheet. Cascade layers rank it whatever the order of files; see layers.test.ts. */
import "./styles/fonts.css";
import "./styles/typefaces/manrope.css";
import "./styles/typefaces/serif.css";
import "./styles/rare-letters.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/motion.css";
import "./styles/editor-icons/icon.css";
import "./styles/editor-icons/places.css";
import "./styles/focal.css";
import "./styles/modules.ts";
import "./styles/reduced-motion.css";
import "./styles/print.css";
