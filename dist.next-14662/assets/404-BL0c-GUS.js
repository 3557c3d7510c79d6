//# allFunctionsCalledOnLoad

import{t as e}from"./home-DGbLTWxD.js";var t=e;export{t as component};