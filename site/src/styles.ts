/** All CSS of the site as one sheet: the order of the layers first, then what is global, then the modules. */
import "./styles/layers.css";
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/motion.css";
import "./styles/icons.css";
import "./styles/focal.css";
import "./styles/modules.ts";
import "./styles/calm.css";
import "./styles/print.css";
